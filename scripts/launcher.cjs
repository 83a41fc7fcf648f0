const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

/**
 * `dist/<layer>/main.cjs`: runs the program beside it, file by file as it asks for them, from the
 * compiled form that an earlier start kept, which halves the work of a start. V8 itself refuses a
 * form that is not its own. Required by another program, it loads any of the files for that one.
 */
/** @type {Map<string, { exports: unknown }>} */
const loaded = new Map();
/** What was compiled and not kept yet, by its file. @type {Map<string, vm.Script>} */
const unkept = new Map();
process.once('exit', keep);

if (require.main === module) {
  const program = compiled('./program.cjs');
  if (process.env.BEGIN_ON_WORD) process.once('message', () => run('./program.cjs', program));
  else run('./program.cjs', program);
} else module.exports = load;

/** @param {string} name */
function load(name) {
  if (!name.startsWith('./')) return require(name);
  return (loaded.get(name) ?? run(name, compiled(name))).exports;
}

/**
 * @param {string} name
 * @param {Function} code
 */
function run(name, code) {
  const module = { exports: {} };
  loaded.set(name, module);
  try {
    code(module.exports, load, module, path.join(__dirname, name), __dirname);
  } catch (cause) {
    loaded.delete(name);
    throw cause;
  }
  return module;
}

/** @param {string} name */
function compiled(name) {
  const filename = path.join(__dirname, name);
  const kept = `${filename}.${process.version}-${process.arch}`;
  const cachedData = existsSync(kept) ? readFileSync(kept) : undefined;
  const script = new vm.Script(
    `(function (exports, require, module, __filename, __dirname) {${readFileSync(filename, 'latin1')}\n})`,
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
 * @param {string} file
 */
function keepLater(script, file) {
  unkept.set(file, script);
  if (unkept.size > 1) return;
  setTimeout(keep, 3000).unref();
}

function keep() {
  for (const [file, script] of unkept) {
    const beside = `${file}-${process.pid}`;
    try {
      writeFileSync(beside, script.createCachedData());
      renameSync(beside, file);
    } catch {
      // A folder that cannot be written costs time at the next start, nothing else.
    }
  }
  unkept.clear();
}
