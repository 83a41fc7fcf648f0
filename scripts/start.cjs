const { isBuilt, spawnBackend } = require('./backend.cjs');

// The backend is what a start waits for: it reads its program while this process reads the rest
// and looks whether that program is still what the sources make. Modules would be read later.
const backend = !process.env['BACKEND_URL'] && isBuilt() ? spawnBackend() : null;
void import('./start.mjs').then(({ start }) => start(backend));
