import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureWorkspace } from '../checks/fixture.ts';
import { changedFiles, UnknownBaseError } from './changedFiles.ts';

/** A repository with two commits on main. A branch left main at the first and has a commit of its own. */
function branch() {
  const root = fixtureWorkspace({ 'apps/bookings/src/a.ts': 'one\n', 'schema.graphql': 'type Query\n' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: root });
  const commit = (text: string) => {
    git('add', '--all');
    git('commit', '--quiet', '--message', text);
  };
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  git('checkout', '--quiet', '-b', 'main');
  commit('Begin');
  git('checkout', '--quiet', '-b', 'feature');
  write('schema.graphql', 'type Query\ntype Booking\n');
  commit('Add a type');
  git('checkout', '--quiet', 'main');
  write('apps/bookings/src/onMain.ts', 'two\n');
  commit('Go on');
  git('checkout', '--quiet', 'feature');
  return { root, write };
}

test('the changes since the branch left main: committed, uncommitted and new files', () => {
  const { root, write } = branch();
  write('apps/bookings/src/a.ts', 'another\n');
  write('apps/bookings/src/new.ts', 'new\n');
  expect(changedFiles(root)).toEqual([
    { path: 'apps/bookings/src/a.ts', linesRemoved: 1 },
    { path: 'schema.graphql', linesRemoved: 0 },
    { path: 'apps/bookings/src/new.ts', linesRemoved: 0 },
  ]);
});

test('an argument names another base', () => {
  const { root } = branch();
  expect(changedFiles(root, 'HEAD')).toEqual([]);
  expect(() => changedFiles(root, 'nowhere')).toThrow(new UnknownBaseError('nowhere is no commit of this clone.'));
});
