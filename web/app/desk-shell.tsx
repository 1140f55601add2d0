import { Outlet } from '@tanstack/react-router';

/** The shell around the desk's screens. */
export function DeskShell() {
  return <Outlet />;
}
