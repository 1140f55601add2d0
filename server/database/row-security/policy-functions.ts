/**
 * The SQL functions that the RLS policies call, with the rights of the owner (SEC-82). They return
 * the panel of a transaction, and whether the transaction is for all panels. Both accept only a
 * valid seal (HMAC). No role may call the function that makes seals.
 */
export const POLICY_FUNCTIONS: Readonly<Record<string, string>> = {
  'verdial_seal(said text) returns text language sql stable parallel safe': `
  select encode(sha256(outer_key || sha256(inner_key || convert_to(said, 'UTF8'))), 'hex') from public.verdial_walls
`,
  'verdial_panel() returns uuid language plpgsql stable parallel safe': `
declare
  said text := nullif(current_setting('verdial.panel', true), '');
begin
  if said is null then return null; end if;
  if split_part(said, '.', 2) is distinct from public.verdial_seal('panel ' || split_part(said, '.', 1)) then
    raise exception 'the panel was not sealed by the server' using errcode = 'insufficient_privilege';
  end if;
  return split_part(said, '.', 1)::uuid;
end
`,
  'verdial_is_service() returns boolean language plpgsql stable parallel safe': `
begin
  return coalesce(current_setting('verdial.service', true) = public.verdial_seal('service'), false);
end
`,
};

/**
 * Functions with the rights of the owner that the roles of requests may call. Requests can add
 * entries to an audit trail only through them.
 */
export const CALLED_BY_ROLES: readonly string[] = [
  'verdial_audit_head(uuid)',
  'verdial_append_audit(uuid, jsonb, integer, text, text)',
];

/**
 * Condition of an RLS policy. As a subquery it is evaluated once for each statement, not for each
 * row.
 */
export const IN_PANEL = '(select verdial_panel())';
/** Condition of an RLS policy for all panels, evaluated once for each statement. */
export const IN_SERVICE = '(select verdial_is_service())';
