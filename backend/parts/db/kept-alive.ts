/**
 * Options of a connection whose end the kernel notices although no packet tells of it: a failed-over
 * host, a firewall that forgot the connection. PostgreSQL's driver leaves the first probe to the
 * system, which sends it after two hours.
 */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;
