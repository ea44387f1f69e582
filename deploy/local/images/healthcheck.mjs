// The health check of every image: ready by HTTP on the port of health, or of the site; a program without one has nothing to check.
const port = process.env.HEALTH_PORT ?? process.env.PORT ?? process.env.HTTP_PORT;
const path = process.env.HTTP_PORT ? '/' : '/health/ready';
if (port) {
  try {
    const { ok } = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(4_000) });
    process.exitCode = ok ? 0 : 1;
  } catch {
    process.exitCode = 1;
  }
}
