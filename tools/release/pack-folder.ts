import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Packs a folder of `parent` with the machine's tar. The archive is reproducible: it has no user
 * names or dates, so that the same files give the same bytes.
 */
export async function packFolder(parent: string, name: string, file: string): Promise<void> {
  const nobody = ['--owner=0', '--group=0', '--numeric-owner', '--mtime=@0', '--sort=name'];
  await run('tar', ['--create', '--gzip', ...nobody, '--mode=u=rwX,go=rX', '--file', file, name], {
    cwd: parent,
  });
}
