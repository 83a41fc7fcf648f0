import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

/**
 * `dist/<layer>/main.js`: runs the program beside it, file by file as it asks for them, from the
 * compiled form that an earlier start kept, which halves the work of a start. V8 itself refuses a
 * form that is not its own.
 */
const folder = import.meta.dirname;
const requireHere = createRequire(path.join(folder, 'program.cjs'));
/** @type {Map<string, { exports: unknown }>} */
const loaded = new Map();

load('./program.cjs');

/** @param {string} name */
function load(name) {
  if (!name.startsWith('./')) return requireHere(name);
  const known = loaded.get(name);
  if (known) return known.exports;
  const module = { exports: {} };
  loaded.set(name, module);
  const filename = path.join(folder, name);
  compiled(filename)(module.exports, load, module, filename, folder);
  return module.exports;
}

/** @param {string} filename */
function compiled(filename) {
  const kept = `${filename}.${process.version}-${process.arch}`;
  const cachedData = existsSync(kept) ? readFileSync(kept) : undefined;
  const script = new vm.Script(
    `(function (exports, require, module, __filename, __dirname) {${readFileSync(filename, 'utf8')}\n})`,
    {
      filename,
      ...(cachedData ? { cachedData } : {}),
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    },
  );
  if (!cachedData || script.cachedDataRejected) keepLater(script, kept);
  return script.runInThisContext();
}

/**
 * Not at the start, which it would slow; and not much later, when V8 has forgotten again what it
 * compiled for the start and ran once.
 * @param {vm.Script} script
 * @param {string} kept
 */
function keepLater(script, kept) {
  let isKept = false;
  const keep = () => {
    if (isKept) return;
    isKept = true;
    const beside = `${kept}-${process.pid}`;
    try {
      writeFileSync(beside, script.createCachedData());
      renameSync(beside, kept);
    } catch {
      // A folder that cannot be written costs time at the next start, nothing else.
    }
  };
  setTimeout(keep, 3000).unref();
  process.once('exit', keep);
}
