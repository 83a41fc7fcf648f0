import { readFile } from 'node:fs/promises';
import { sentenceOf } from '../backend/audit/audit.rules.ts';
import { auditCommandTexts as texts } from '../backend/audit/audit.texts.ts';
import { givenFile } from '../backend/parts/config/given-file.ts';
import { verifyLedger } from '../engines/ledger/verify.ts';

/** Says in one sentence whether an audit file is whole (OWN-386); code 0: whole, 1: not, 2: it cannot be read. */
async function said(): Promise<{ readonly sentence: string; readonly code: number }> {
  const [order, file = '', ...rest] = process.argv.slice(2);
  if (order !== 'verify' || file === '' || rest.length > 0)
    return { sentence: texts.usage, code: 2 };
  try {
    const verdict = verifyLedger(await readFile(givenFile(file), 'utf8'));
    return { sentence: sentenceOf(verdict), code: verdict.fault === null ? 0 : 1 };
  } catch {
    return { sentence: texts.unreadable(file), code: 2 };
  }
}

const { sentence, code } = await said();
if (code === 0) console.log(sentence);
else console.error(sentence);
process.exitCode = code;
