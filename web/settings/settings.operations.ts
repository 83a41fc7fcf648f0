import { graphql } from '#web/parts/graphql/generated/index.ts';

export const settingsQuery = graphql(`
  query Settings {
    settings {
      standardPeriod
      campaignPeriod
      standPeriod
      standardPeriodBeforeStood
      campaignPeriodBeforeStood
      preWarning
      sendmail
      cronmail
      bypassNoVisited
      restrictExits
      restrictReturns
      restrictActivities
      activityIds
      onlineAutomaticReturn
      basemapProviderId
      polygonLine
      polygonLineColor
      polygonLineDash
      polygonFillColor
      polygonFillOpacity
      buildMapsPuzzle
      forgetNamesYears
      unvisitedReconfirmYears
      endMapLinks
      oldNames {
        years
        count
        before
      }
      buildMapsPuzzleEnable
      basemapProviders {
        id
        name
        offline
      }
      ground {
        name
        sourceDate
      }
      activities {
        id
        name
      }
      version
      archiveOf
    }
  }
`);

export const editSettingsMutation = graphql(`
  mutation EditSettings($settings: SettingsForm!, $version: String, $forceOverwrite: Boolean!) {
    editSettings(form: $settings, version: $version, forceOverwrite: $forceOverwrite) {
      ... on SettingsSaved {
        notice {
          ...NoticeFields
        }
        version
      }
      ...RefusalFields
    }
  }
`);
