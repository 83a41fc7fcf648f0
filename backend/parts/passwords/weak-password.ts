/** As ranked by the list; beyond them come words that few people would try. */
const commonest = 15_000;
/** Characters of a password (ACCT-13). */
const shortest = 6;

let known: Promise<ReadonlySet<string>> | null = null;

/** Read when the first password is chosen: 49,000 words that a start does not wait for. */
const commonPasswords = () => (known ??= readCommonPasswords());

async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, commonest));
}

/**
 * Whether somebody would guess the password soon: one of the commonest, also with up to two digits or
 * signs behind it, or hardly more than beginnings of words of `names`, i.e. of the person and the
 * congregation (OWN-230).
 */
export async function isWeakPassword(password: string, names: readonly string[]): Promise<boolean> {
  const typed = folded(password);
  const common = await commonPasswords();
  const behind = [typed, typed.slice(0, -1), typed.slice(0, -2)];
  const counted = behind.filter((word) => /^[\d\W_]*$/.test(typed.slice(word.length)));
  if (counted.some((word) => common.has(word))) return true;
  const rest = withoutNames(typed, names.flatMap(wordsOf));
  return rest.length < typed.length && rest.length < shortest;
}

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (name: string): readonly string[] =>
  folded(name)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= 3);

/** Takes out each word, or else the longest beginning of it with at least four letters. */
function withoutNames(password: string, words: readonly string[]): string {
  let rest = password;
  for (const word of words) {
    for (let length = word.length; length >= Math.min(4, word.length); length -= 1) {
      rest = rest.replaceAll(word.slice(0, length), '');
    }
  }
  return rest;
}
