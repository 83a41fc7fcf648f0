import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

/**
 * `dist/<layer>/main.js`: runs the program beside it from the compiled form that an earlier start
 * kept, which halves the work of a start. V8 itself refuses a form that is not its own.
 */
const folder = import.meta.dirname;
const filename = path.join(folder, 'program.cjs');
const kept = path.join(folder, `.program-${process.version}-${process.arch}`);

const cachedData = existsSync(kept) ? readFileSync(kept) : undefined;
const script = new vm.Script(
  `(function (exports, require, module, __filename, __dirname) {${readFileSync(filename, 'utf8')}\n})`,
  {
    filename,
    ...(cachedData ? { cachedData } : {}),
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  },
);
const module = { exports: {} };
script.runInThisContext()(module.exports, createRequire(filename), module, filename, folder);

// Not at the start, which it would slow; and not much later, when V8 has forgotten again what it
// compiled for the start and ran once.
if (!cachedData || script.cachedDataRejected) {
  setTimeout(keep, 3000).unref();
  process.once('exit', keep);
}

let isKept = false;

function keep() {
  if (isKept) return;
  isKept = true;
  const beside = `${kept}-${process.pid}`;
  try {
    writeFileSync(beside, script.createCachedData());
    renameSync(beside, kept);
  } catch {
    // A folder that cannot be written costs time at the next start, nothing else.
  }
}
