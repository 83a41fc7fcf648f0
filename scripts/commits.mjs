import { spawnSync } from 'node:child_process';
import { root } from './process.mjs';

const mostLetters = 72;
/** On the main branch itself, where nothing is new. */
const newest = 100;

/**
 * Subjects that are too long or have a second clause, of the commits that the main branch does not
 * have; without a repository none.
 * @returns {readonly string[]}
 */
export function faultySubjects() {
  const ahead = git('log', '--format=%s', 'origin/main..HEAD');
  const subjects = ahead.length > 0 ? ahead : git('log', `-${newest}`, '--format=%s');
  return subjects.filter(isFaulty);
}

/** @param {string} subject */
export const isFaulty = (subject) => subject.length > mostLetters || subject.includes('; ');

/** @param {readonly string[]} words */
function git(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}
