/** The skeleton of index.html. The server chooses what it shows: the frame of the console or the sign-in page. */
const skeleton = document.getElementById('skeleton');

/** Shows the skeleton of the console, also after sign-in, when the page's own skeleton is already gone. */
export function showSkeleton(): void {
  if (!skeleton) return;
  skeleton.dataset.start = 'console';
  document.body.prepend(skeleton);
}

export function removeSkeleton(): void {
  skeleton?.remove();
}
