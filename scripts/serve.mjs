/**
 * Serves the built site: `node scripts/serve.mjs [FOLDER]`, by default dist on http://localhost:4173. PORT and HOST change
 * the address; HOST=0.0.0.0 lets other devices in.
 */
import http from 'node:http';
import { createSiteHandler } from './server/site-handler.mjs';

const folder = process.argv[2] ?? 'dist';
const port = Number(process.env['PORT'] ?? 4173);
const host = process.env['HOST'] ?? 'localhost';

if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`PORT is not a port: ${process.env['PORT']}`);
const handler = await createSiteHandler(folder).catch(() =>
  fail(`There is no built site in ${folder}: npm run build`),
);
const server = http.createServer(handler);
server.on('error', (error) => {
  const taken = 'code' in error && error.code === 'EADDRINUSE';
  fail(taken ? `Port ${port} is in use. Choose another one: PORT=5000 npm start` : error.message);
});
server.listen(port, host, () => console.log(`Oefenpad is at http://localhost:${port}`));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
