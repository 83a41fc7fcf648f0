import { graphql } from '#web/parts/graphql/generated/index.ts';

export const factorDemandQuery = graphql(`
  query SecondFactorDemand {
    secondFactorDemand {
      bySite
      since
      inCharge
      without
    }
  }
`);

export const demandSecondFactorMutation = graphql(`
  mutation DemandSecondFactor($demanded: Boolean!) {
    demandSecondFactor(demanded: $demanded) {
      ...OutcomeFields
    }
  }
`);
