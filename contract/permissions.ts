/** Who may do what at the counter, as its contract says it. */

interface PermittingOperation {
  operationId: string;
  'x-permission'?: string;
}

/** The parts of a contract that say it. */
export interface PermittingContract {
  'x-roles'?: Record<string, readonly string[]>;
  paths: Record<string, Record<string, PermittingOperation>>;
}

const constant = (name: string, doc: string, value: unknown) =>
  `\n/** ${doc} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;

/**
 * The code of the module with the permissions of each role and the permission that each operation demands.
 * @throws when a role or an operation names a permission that no role or no operation knows
 */
export function permissionsCode({ 'x-roles': roles = {}, paths }: PermittingContract): string {
  const known = new Set(Object.values(roles).flat());
  const demanded = Object.fromEntries(
    Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ operationId, 'x-permission': permission }) =>
        permission === undefined ? [] : [[operationId, permission] as const],
      ),
  );
  for (const [operationId, permission] of Object.entries(demanded)) {
    if (!known.has(permission))
      throw new Error(`No role is allowed ${permission} (${operationId}).`);
  }
  return (
    constant('rolePermissions', 'What each role is allowed.', roles) +
    constant(
      'operationPermissions',
      'What an operation demands; one that is not named demands none.',
      demanded,
    )
  );
}
