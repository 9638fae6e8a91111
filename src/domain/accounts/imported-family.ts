const DAY = 24 * 3_600_000;

/** So long after an invitation the next one may follow, in milliseconds. */
const invitedAgainAfter = 3 * DAY;

/** How a family that was taken from a file stands towards being invited. */
export interface ImportedFamily {
  readonly activatedAt: Date | null;
  readonly closedAt: Date | null;
  /** when an invitation was posted the last time */
  readonly invitedAt: Date | null;
}

/** Whether a family was taken from a file and has not answered an invitation: it hears nothing but that (rule R260). */
export const hasNotCome = ({
  importId,
  activatedAt,
}: {
  /** null: it registered by itself */
  readonly importId: number | null;
  readonly activatedAt: Date | null;
}): boolean => importId !== null && activatedAt === null;

/**
 * Whether a family that was taken from a file may be invited at `now`: while its account was never activated and is not closed, and
 * again three days after the last invitation (rule R261).
 */
export const mayInviteFamily = (
  { activatedAt, closedAt, invitedAt }: ImportedFamily,
  now: Date,
): 'yes' | 'account_active' | 'account_closed' | 'invited_lately' => {
  if (closedAt !== null) return 'account_closed';
  if (activatedAt !== null) return 'account_active';
  if (invitedAt === null) return 'yes';
  return now.getTime() - invitedAt.getTime() < invitedAgainAfter ? 'invited_lately' : 'yes';
};

/** A family that was imported, or invited the last time, up to this instant and has not answered is erased at `now` (rule R262). */
export const importsKeptSince = (now: Date): Date => {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - 1);
  return since;
};
