import { execFileSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../scripts/setup.mjs';
import { withFolder } from './shop.ts';

/**
 * Builds another commit in a separate worktree, with the packages of the current worktree.
 * @param work receives the environment variables with which a server serves that build
 * @throws if git does not know the commit, or the build fails
 */
export function withOtherBuild<Result>(
  ref: string,
  work: (settings: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  return withFolder(async (folder) => {
    const tree = path.join(folder, 'tree');
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
    git('worktree', 'add', '--detach', tree, ref);
    try {
      await symlink(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
      execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: tree, stdio: 'pipe' });
      return await work({
        DIST_DIR: path.join(tree, 'dist'),
        DIST_SERVER_DIR: path.join(tree, 'dist-server'),
      });
    } finally {
      git('worktree', 'remove', '--force', tree);
    }
  });
}
