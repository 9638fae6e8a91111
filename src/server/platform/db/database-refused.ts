/** A database that cannot be used as it is: the message says why and what to change, for whoever starts the server. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused';
}

/** The tables could not be brought up to date; `cause` says why. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed';
}
