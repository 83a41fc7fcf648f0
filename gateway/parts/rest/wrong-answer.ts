import type { z } from 'zod';

/** Why an answer is none of the contract; holds nothing of the answer itself. */
export class WrongAnswer extends Error {
  /** Method and pattern of the path. */
  readonly call: string;
  /** On the wire, such as `territories[3].return_date`; null where the whole answer is wrong. */
  readonly field: string | null;
  readonly expected: string;

  constructor(call: string, field: string | null, expected: string) {
    super(`${call}: expected ${expected}.`);
    this.name = 'WrongAnswer';
    this.call = call;
    this.field = field;
    this.expected = expected;
  }
}

export function wrongField(call: string, { issues }: z.core.$ZodError): WrongAnswer {
  const { path, issue } = innermost(issues[0], []);
  const field = path.reduce<string>(
    (before, step) => before + (typeof step === 'number' ? `[${step}]` : `.${String(step)}`),
    '',
  );
  return new WrongAnswer(call, field.replace(/^\./u, '') || null, expectedBy(issue));
}

type Issue = z.core.$ZodIssue | undefined;

/** Of alternatives, the one that comes nearest says what is wrong. */
function innermost(issue: Issue, outer: readonly PropertyKey[]) {
  const path = [...outer, ...(issue?.path ?? [])];
  if (issue?.code !== 'invalid_union') return { path, issue };
  const [nearest] = issue.errors.toSorted((a, b) => a.length - b.length);
  return innermost(nearest?.[0], path);
}

function expectedBy(issue: Issue): string {
  switch (issue?.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.join(' | ');
    case 'custom':
      return issue.message;
    default:
      return 'documented form';
  }
}
