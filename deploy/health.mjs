// Whether the service in this container answers: `node deploy/health.mjs /readyz`.
const { PORT } = process.env;
const [path = '/healthz'] = process.argv.slice(2);

try {
  const { status } = await fetch(`http://127.0.0.1:${PORT || 8080}${path}`, { signal: AbortSignal.timeout(5000) });
  process.stdout.write(`${path} answered ${status}\n`);
  process.exitCode = status === 200 ? 0 : 1;
} catch (error) {
  process.stdout.write(`${path} did not answer: ${error.cause?.message ?? error.message}\n`);
  process.exitCode = 1;
}
