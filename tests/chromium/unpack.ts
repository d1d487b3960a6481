import chromium from '@sparticuz/chromium';

// Unpacks into the temporary directory that TMPDIR names. AWS_LAMBDA_JS_RUNTIME, which the package looks at while it is
// imported, makes it bring the shared libraries that a bare machine lacks.
await chromium.executablePath();
