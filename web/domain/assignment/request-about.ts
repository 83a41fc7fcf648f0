import type { LinkAction } from '#schema/generated.ts';

import { requestsTexts } from './requests.texts.ts';

/** The line below the question of a request: which territory it is about, and which request it takes the place of (OWN-207). */
export function requestAbout(
  numberName: string,
  asked: readonly LinkAction[],
  action: LinkAction,
): string {
  const other = asked.find((it) => it !== action);
  return other ? `${numberName}. ${requestsTexts.replaces[other]}` : numberName;
}
