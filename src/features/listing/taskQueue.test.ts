import { createTaskQueue } from './taskQueue.ts';

function heldTask() {
  const task = Promise.withResolvers<void>();
  let hasBegun = false;
  return {
    run: () => {
      hasBegun = true;
      return task.promise;
    },
    end: async (failure?: Error) => {
      if (failure) task.reject(failure);
      else task.resolve();
      await task.promise.catch(() => undefined);
      await Promise.resolve();
    },
    hasBegun: () => hasBegun,
  };
}

describe('createTaskQueue', () => {
  it('limits how many tasks run at once, in order', async () => {
    const queue = createTaskQueue(2);
    const tasks = [heldTask(), heldTask(), heldTask()];
    for (const { run } of tasks) queue.add(run);
    expect(tasks.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false]);
    await tasks[1]?.end();
    expect(tasks[2]?.hasBegun()).toBe(true);
  });

  it('continues after a failed task', async () => {
    const queue = createTaskQueue(1);
    const [first, second] = [heldTask(), heldTask()];
    queue.add(first.run);
    queue.add(second.run);
    await first.end(new Error('lost'));
    expect(second.hasBegun()).toBe(true);
  });

  it('skips tasks that were cancelled before they started', async () => {
    const queue = createTaskQueue(1);
    const [first, second] = [heldTask(), heldTask()];
    queue.add(first.run);
    const takeBack = queue.add(second.run);
    takeBack();
    await first.end();
    expect(second.hasBegun()).toBe(false);
  });
});
