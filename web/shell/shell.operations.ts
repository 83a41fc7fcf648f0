import { graphql } from '#web/parts/graphql/generated/index.ts';

export const menuQuery = graphql(`
  query Menu {
    menu {
      items {
        type
        icon
        title
        target
        children {
          icon
          title
          target
        }
      }
      congregationName
      login
      globalMap
      rgpdPrivacy
      additions
      mailsKept
      secondFactor {
        until
        over
        passkey
        removed
      }
      firstSteps {
        people
        territories
        maps
        exit
        ground
      }
    }
  }
`);

export const globalMapQuery = graphql(`
  query GlobalMap {
    globalMap {
      ...MapViewFields
    }
  }
`);
