mod tmpbench;
