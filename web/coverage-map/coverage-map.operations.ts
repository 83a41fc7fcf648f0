import { graphql } from '#web/parts/graphql/generated/index.ts';

export const coverageMapQuery = graphql(`
  query CoverageMap {
    coverageMap {
      ...MapViewFields
      today
      manages
      people
      territories {
        territoryId
        numberName
        booking
        drawn
        before
        loans
      }
    }
  }
`);

export const mapsToExportQuery = graphql(`
  query MapsToExport {
    mapsToExport {
      number
      name
      geojsonFeature
    }
  }
`);
