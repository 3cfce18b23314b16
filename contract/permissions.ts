interface PermittingOperation {
  operationId: string;
  'x-permission'?: string;
}

export interface PermittingContract {
  'x-roles'?: Record<string, readonly string[]>;
  paths: Record<string, Record<string, PermittingOperation>>;
}

const constant = (name: string, doc: string, value: unknown) =>
  `\n/** ${doc} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;

/**
 * Generates the module with the permissions of each role and operation.
 * @throws if a role or operation names an unknown permission
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
