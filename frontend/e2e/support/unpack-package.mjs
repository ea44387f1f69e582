import chromium from '@sparticuz/chromium';

// A program of its own: the package unpacks into the system's temporary folder (TMPDIR).
await chromium.executablePath();
