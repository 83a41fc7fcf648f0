import { graphql } from '#web/parts/graphql/generated/index.ts';

export const serverStatusQuery = graphql(`
  query ServerStatus {
    serverStatus {
      at
      program {
        version
        commit
        node
        startedAt
      }
      database {
        embedded
        version
        bytes
        migrations
        lastMigration
      }
      disk {
        free
        total
      }
      backup {
        madeAt
        fault
      }
      mails {
        waiting
        failed
        fault
      }
      waitingJobs
      failed
      failedJobs {
        id
        work
        congregation
        attempts
        since
        nextTry
        fault
      }
      blocked {
        directive
        kind
        count
      }
      congregations
      people
      presence {
        congregation
        inWeek
        inMonth
        cards
        passkeys
      }
    }
  }
`);

export const retryJobMutation = graphql(`
  mutation RetryJob($jobId: ID) {
    retryJob(jobId: $jobId) {
      ...OutcomeFields
    }
  }
`);
