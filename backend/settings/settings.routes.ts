import type { Config } from '../parts/config/config.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { flag, formWithLists, id, ids, text, textOrNone } from '../parts/http/fields.ts';
import { holdsStreets, providerUrl } from '../domain/map/map.fields.ts';
import { Unauthenticated } from '../parts/http/open-session.ts';
import { administers } from '../parts/permissions/permissions.ts';
import { oldNames } from '../privacy/forgetting.queries.ts';
import { forgetChoices } from '../privacy/forgetting.rules.ts';
import { imposeActivities, lockSettings, saveSettings, settingsRow } from './settings.queries.ts';
import { editSettings } from './settings.rules.ts';
import { settingsParts, settingsTexts } from './settings.texts.ts';

interface Ports {
  readonly config: Pick<Config, 'smtpUrl' | 'basemapUrl'>;
}

/** Invalid numbers parse as -1, which no setting allows. */
const count = text.transform((value) => (/^\d{1,3}$/.test(value.trim()) ? Number(value) : -1));
const opacity = text.transform((value) => (value.trim() === '' ? -1 : Number(value)));

/** Null when absent or empty: the setting stays, because documented clients do not send this field. */
const flagOrNone = (value: string) => (value.trim() === '' ? null : flag.parse(value));
const yearsOrNone = (value: string) => {
  if (value.trim() === '') return null;
  return /^\d{1,2}$/.test(value.trim()) ? Number(value) : -1;
};

const settingsForm = formWithLists({
  standard_period: count,
  campaign_period: count,
  stand_period: count,
  standard_period_before_stood: count,
  campaign_period_before_stood: count,
  pre_warning: count,
  sendmail: flag,
  bypass_no_visited: flag,
  restrict_exits: flag,
  restrict_returns: flag,
  restrict_activities: flag,
  activity_ids: ids,
  online_automatic_return: flag,
  basemap_provider_id: id,
  polygon_line: flag,
  polygon_line_color: text,
  polygon_line_dash: text,
  polygon_fill_color: text,
  polygon_fill_opacity: opacity,
  build_maps_puzzle: flag,
  forget_names_years: text.transform(yearsOrNone),
  unvisited_reconfirm_years: text.transform(yearsOrNone),
  end_map_links: text.transform(flagOrNone),
  version: textOrNone,
  force_overwrite: flag,
});

export function settingsCalls(calls: Calls, { config }: Ports): void {
  /** The server can send mails (B-14). */
  const cronmail = config.smtpUrl !== undefined;

  /** Settings of the congregation (REST-55, B-22 … B-24). */
  calls.signedIn('GET /congregation/setting/view', noForm, async ({ db, session, today }) => {
    const row = await settingsRow(db);
    if (!row) throw new Unauthenticated();
    return done({
      ...row.settings,
      sendmail: row.settings.sendmail && cronmail,
      cronmail,
      build_maps_puzzle_enable: row.puzzle_possible,
      basemap_providers: row.basemap_providers.map(({ id: provider, name, url }) => ({
        id: provider,
        name,
        offline: holdsStreets(providerUrl({ id: provider, url }, config)),
      })),
      ground: row.ground,
      activities: row.activities,
      old_names: await oldNames(db, forgetChoices(today)),
      version: row.version,
      ...(administers(session.role) && { archive_of: session.congregation }),
    });
  });

  /**
   * Saves the settings. The form sends 'restricted' as it is stored, not as 'allowed' (REST-56,
   * C2 SETTINGS, B-09).
   */
  calls.signedIn('POST /congregation/setting/edit', settingsForm, async (call) => {
    const { db, session, form } = call;
    const { version, force_overwrite, ...settings } = form;
    await lockSettings(db);
    const row = await settingsRow(db);
    if (!row) throw new Unauthenticated();
    const facts = {
      present: { ...row.settings, sendmail: row.settings.sendmail && cronmail },
      version: row.version,
      basemapProviderIds: row.basemap_providers.map((it) => it.id),
      activityIds: row.activities.map((it) => it.id),
      cronmail,
    };
    const edit = editSettings(facts, {
      settings,
      version: version || null,
      forceOverwrite: force_overwrite,
    });
    if (edit.refused === 'changedMeanwhile') {
      return refuse(settingsTexts.changedMeanwhile, 'warning', { overwrite_switch: true });
    }
    if (edit.refused) return refuse(settingsTexts[edit.refused]);
    if (edit.changed.length > 0) {
      await saveSettings(db, edit.settings);
      await imposeActivities(db, edit.settings.activity_ids);
      const parts = edit.changed.map((part) => settingsParts[part]).join(', ');
      const action = settingsTexts.logged.replace('{parts}', parts);
      await logEvent(db, session, { numberName: null, action });
    }
    const after = await settingsRow(db);
    return doneWithNotice(settingsTexts.saved, { version: after?.version ?? null });
  });
}
