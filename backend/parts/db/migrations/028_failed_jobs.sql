-- A job has failed in one meaning: since it is tried again at once it is none of failed_jobs, but was one of these.
drop function failing_jobs();
