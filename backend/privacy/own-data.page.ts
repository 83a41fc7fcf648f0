import { escaped } from '../parts/mail/letter.ts';
import { fieldWords } from '../domain/territory/territory.texts.ts';
import { withProduct } from '../parts/texts/product.ts';
import type { OwnData } from './own-data.rules.ts';
import { ownDataTexts as texts } from './own-data.texts.ts';
import { messageLines } from './own-messages.page.ts';

interface PageOptions {
  readonly product: string;
  /** Time zone of all dates and times on the page. */
  readonly timeZone: string;
}

/** The person's data as an HTML page in large type, for any browser and for printing. */
export function ownDataPage(data: OwnData, { product, timeZone }: PageOptions): string {
  const say = (text: string, values: Readonly<Record<string, string | number>> = {}) =>
    escaped(
      Object.entries(values).reduce(
        (said, [name, value]) => said.replace(`{${name}}`, () => String(value)),
        withProduct(text, product),
      ),
    );
  const { second_factor: factor } = data;
  const at = inFrench({ timeZone, timeStyle: 'short' });
  const on = inFrench({ timeZone });
  const day = inFrench({ timeZone: 'UTC' });
  const section = (title: string, content: string) => `<h2>${say(title)}</h2>\n${content}`;
  const listed = (lines: readonly string[], none: string) =>
    lines.length === 0
      ? `<p>${say(none)}</p>`
      : `<ul>\n${lines.map((line) => `<li>${line}</li>`).join('\n')}\n</ul>`;
  const permitted = (it: OwnData['permissions'][number]): string => {
    const used =
      it.used_at === null ? say(texts.linkUnused) : say(texts.linkUsed, { day: at(it.used_at) });
    const territory = it.territory ?? texts.cancelledExit;
    const values = { day: at(it.expires_at), territory };
    // Ticks leave no trace of their use (OWN-152).
    if (it.action === 'streets') return say(texts.ticks, values);
    if (it.action === 'keep') return say(texts.keep, values);
    return `${say(texts.link[it.action], values)} <span>(${used})</span>`;
  };
  const { account } = data;
  const facts: readonly (readonly [string, string])[] = [
    [texts.login, account.login],
    [texts.congregation, account.congregation],
    [texts.role, account.role],
    [texts.email, account.email ?? texts.noEmail],
    [texts.subscription, account.subscription ? texts.accepts : texts.refuses],
    [texts.createdAt, on(account.created_at)],
    [texts.deletion, account.deletion_requested ? texts.asked : texts.notAsked],
    ...(account.temporary_password_until === null
      ? []
      : [
          [
            texts.temporaryPassword,
            texts.until.replace('{day}', at(account.temporary_password_until)),
          ] as const,
        ]),
  ];

  return page(say(texts.title), [
    `<h1>${say(texts.title)}</h1>`,
    `<p>${say(texts.intro, { day: at(data.made_at) })}</p>`,
    section(
      texts.account,
      `<dl>\n${facts.map(([name, value]) => `<div><dt>${say(name)}</dt><dd>${escaped(value)}</dd></div>`).join('\n')}\n</dl>\n<p>${say(texts.password)}</p>`,
    ),
    section(
      texts.accountImports,
      listed(
        data.account_imports.map(({ file, at: moment, before }) =>
          before
            ? say(texts.accountEdited, {
                day: at(moment),
                login: before.login,
                email: before.email ?? texts.noEmail,
                file,
              })
            : say(texts.accountCreated, { day: at(moment), file }),
        ),
        texts.noAccountImport,
      ),
    ),
    section(
      texts.sessions,
      listed(
        data.sessions.map(({ device, began_at, seen_at }) =>
          say(texts.session, { device, day: at(began_at), seen: at(seen_at) }),
        ),
        texts.noSession,
      ),
    ),
    section(
      texts.devices,
      listed(
        data.devices.map(({ until }) => say(texts.knownDevice, { day: at(until) })),
        texts.noDevice,
      ),
    ),
    section(
      texts.cards,
      listed(
        data.cards.map(({ until }) => say(texts.card, { day: at(until) })),
        texts.noCard,
      ),
    ),
    section(
      texts.passkeys,
      listed(
        [
          ...data.passkeys.keys.map(({ name, address, made_at, used_at }) =>
            say(texts.passkey, {
              name,
              address,
              day: at(made_at),
              used:
                used_at === null
                  ? texts.passkeyUnused
                  : say(texts.passkeyUsed, { day: at(used_at) }),
            }),
          ),
          ...(data.passkeys.identifier === null
            ? []
            : [say(texts.passkeyIdentifier, { identifier: data.passkeys.identifier })]),
        ],
        texts.noPasskey,
      ),
    ),
    section(texts.messages, listed(messageLines(data.messages, { say, at, day }), texts.noMessage)),
    section(
      texts.secondFactor,
      listed(
        [
          factor.made_at !== null &&
            say(texts.secondFactorMade, { day: at(factor.made_at), left: factor.codes_left }),
          factor.demanded_since !== null &&
            say(texts.secondFactorDemanded, { day: at(factor.demanded_since) }),
          factor.removed_at !== null &&
            say(texts.secondFactorRemoved, { day: at(factor.removed_at) }),
        ].filter((line) => line !== false),
        texts.noSecondFactor,
      ),
    ),
    section(
      texts.consents,
      listed(
        data.consents.map(({ version, accepted_at }) =>
          say(texts.consent, { version, day: at(accepted_at) }),
        ),
        texts.noConsent,
      ),
    ),
    section(
      texts.assignments,
      listed(
        data.assignments.map((it) =>
          [
            `<strong>${escaped(it.territory)}</strong>`,
            `<span>${say(texts.assignment, { number: it.output_number, activity: it.activity })}</span>`,
            it.returned === null
              ? say(texts.out, { released: day(it.released), due: day(it.due) })
              : say(texts.back, { released: day(it.released), returned: day(it.returned) }),
            ...(it.online ? [say(texts.online)] : []),
            ...(it.reprieve_months > 0 ? [say(texts.reprieve, { n: it.reprieve_months })] : []),
          ].join(' '),
        ),
        texts.noAssignment,
      ),
    ),
    section(
      texts.reminders,
      listed(
        data.reminders.map((it) =>
          say(texts.reminder[it.kind], {
            due: day(it.due),
            day: day(it.day),
            territory: it.territory,
          }),
        ),
        texts.noReminder,
      ),
    ),
    section(texts.links, listed(data.links.map(permitted), texts.noLink)),
    section(texts.permissions, listed(data.permissions.map(permitted), texts.noPermission)),
    section(
      texts.requests,
      listed(
        data.requests.map((it) =>
          say(texts.request[it.kind], { day: at(it.asked_at), territory: it.territory }),
        ),
        texts.noRequest,
      ),
    ),
    section(
      texts.bookings,
      listed(
        data.bookings.map(({ name, territories }) =>
          say(texts.booking, {
            name,
            territories: territories.join(', ') || withProduct(texts.emptyBooking, product),
          }),
        ),
        texts.noBooking,
      ),
    ),
    section(
      texts.changes,
      listed(
        data.territory_changes.map(
          (it) =>
            `${escaped(at(it.at))}<br><strong>${escaped(it.territory)}</strong> <span>${escaped(it.fields.map((field) => wordOf(field)).join(', '))}</span>`,
        ),
        texts.noChange,
      ),
    ),
    section(
      texts.imports,
      listed(
        data.imports.map(({ file, at: moment }) => say(texts.import, { day: at(moment), file })),
        texts.noImport,
      ),
    ),
    section(
      texts.mails,
      `${listed(
        data.mails.map(
          ({ subject, recipient, sent_at }) =>
            `${escaped(sent_at === null ? texts.waiting : at(sent_at))}<br>${say(texts.mail, { subject, recipient })}`,
        ),
        texts.noMail,
      )}\n<p>${say(texts.mailNote)}</p>`,
    ),
    section(
      texts.calls,
      listed(
        data.recent_calls.map(({ call, at: moment }) => say(texts.call, { call, day: at(moment) })),
        texts.noCall,
      ),
    ),
    section(
      texts.logs,
      `<p>${say(texts.logsNote)}</p>\n${listed(
        data.logs.map((it) =>
          [
            `${escaped(at(it.at))}<br>`,
            ...(it.congregation === account.congregation ? [] : [escaped(it.congregation), ' · ']),
            ...(it.territory === null ? [] : [`<strong>${escaped(it.territory)}</strong> `]),
            escaped(it.action),
            ...(it.by_yourself ? [] : [` <span>(${say(texts.byOthers)})</span>`]),
          ].join(''),
        ),
        texts.noLog,
      )}`,
    ),
    `<p>${say(texts.rights)}</p>`,
  ]);
}

const wordOf = (field: string): string =>
  Object.entries(fieldWords).find(([name]) => name === field)?.[1] ?? field;

function inFrench(options: Intl.DateTimeFormatOptions): (instant: string) => string {
  const french = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', ...options });
  return (instant) => french.format(new Date(instant)).replace(/^1 /, '1er ');
}

const page = (title: string, parts: readonly string[]): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
body { max-width: 40em; margin: 0 auto; padding: 1.5em 1em; font: 1.25rem/1.6 system-ui, -apple-system, 'Segoe UI', sans-serif; overflow-wrap: anywhere }
h1 { font-size: 2em; line-height: 1.2 }
h2 { margin-top: 2em; border-bottom: 2px solid; font-size: 1.35em }
dl > div { display: flex; flex-wrap: wrap; column-gap: 1em; padding: 0.35em 0; border-bottom: 1px solid #8886 }
dt { flex: 0 0 12em; font-weight: 600 }
dd { flex: 1 1 12em; margin: 0 }
ul { padding-left: 1.2em }
li { padding: 0.35em 0; break-inside: avoid }
@media print { body { font-size: 13pt; padding: 0 } }
</style>
</head>
<body>
<main>
${parts.join('\n')}
</main>
</body>
</html>
`;
