import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, severityOf } from '../parts/rest/envelope.ts';
import { histogramRest } from './histogram.rest.ts';

export const histogramResolvers = {
  Query: {
    histogram: async (_, { month, prefilter, strips }, { rest }) => {
      const list = fieldsOf(await histogramRest(rest).histogram(month, prefilter, strips ?? null));
      return {
        total: list.total,
        campaignColor: list.campaign_color,
        invitationColor: list.invitation_color,
        standardColor: list.standard_color,
        firstReleaseDate: list.first_release_date ?? null,
        message: list.message ?? null,
        messageType: severityOf(list.message_type),
        territories: list.territories.map((row) => ({
          numberName: row.number_name,
          link: row.link,
          type: row.type,
          totalOutput: row.total_output,
          assignments:
            row.assignments?.map((one) => ({
              color: one.color,
              text: one.text,
              releaseDate: one.release_date ?? null,
              returnDate: one.return_date ?? null,
            })) ?? null,
          exited: row.exited,
          releaseDate: row.release_date ?? null,
          returnDate: row.return_date,
          returnDateHuman: row.return_date_human ?? '',
          login: row.login ?? '',
          activity: row.activity ?? '',
          noVisitedIcon: row.no_visited_icon ?? '',
          noVisitedColor: row.no_visited_color ?? '',
          noVisitedText: row.no_visited_text ?? '',
          mapLink: row.map_link,
          cssClass: row.css_class ?? '',
        })),
      };
    },
    s13Check: async (_, { serviceYear }, { rest }) => {
      const check = fieldsOf(await histogramRest(rest).s13Check(serviceYear));
      return {
        serviceYears: check.service_years,
        unprintable: check.unprintable ?? '',
        odd: check.odd.map(({ oddity, number_name, link, text }) => ({
          oddity,
          numberName: number_name,
          link,
          text,
        })),
      };
    },
    generateS13: async (_, { serviceYear }, { rest }) => {
      const { filename, mime, base64 } = fieldsOf(
        await histogramRest(rest).generateS13(serviceYear),
      );
      return { filename, mime, base64 };
    },
  },
} satisfies Resolvers;
