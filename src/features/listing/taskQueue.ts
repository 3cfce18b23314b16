type Task = () => PromiseLike<unknown>;

/** Runs tasks in order, at most `limit` at once. A failed task does not stop the others. */
export function createTaskQueue(limit: number) {
  const waiting: Task[] = [];
  let running = 0;

  function next(): void {
    if (running >= limit) return;
    const task = waiting.shift();
    if (!task) return;
    running += 1;
    const end = () => {
      running -= 1;
      next();
    };
    task().then(end, end);
  }

  return {
    /** @returns a function that cancels the task if it has not started */
    add: (task: Task): (() => void) => {
      waiting.push(task);
      next();
      return () => {
        const place = waiting.indexOf(task);
        if (place >= 0) waiting.splice(place, 1);
      };
    },
  };
}
