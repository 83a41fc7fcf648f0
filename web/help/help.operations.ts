import { graphql } from '#web/parts/graphql/generated/index.ts';

export const helpMenuQuery = graphql(`
  query HelpMenu {
    menu {
      items {
        target
        children {
          target
        }
      }
    }
  }
`);
