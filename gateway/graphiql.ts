export { renderGraphiQL } from '@graphql-yoga/render-graphiql';
