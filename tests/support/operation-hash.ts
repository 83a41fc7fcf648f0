import { trustedOperations } from '#gateway/schema.ts';

let operations: ReturnType<typeof trustedOperations> | undefined;

/** The hash by which the gateway knows an operation of the web application. */
export async function hashOfOperation(name: string): Promise<string> {
  operations ??= trustedOperations();
  const pattern = new RegExp(`\\b(?:query|mutation|subscription) ${name}\\b`, 'u');
  const found = [...(await operations)].find(([, text]) => pattern.test(text));
  if (!found) throw new Error(`The web application has no operation ${name}.`);
  return found[0];
}
