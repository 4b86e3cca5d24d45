import type { Rspack } from '@rsbuild/core';
import { artifactOf, importArtifacts, isParameters, withText } from './relayTransform.ts';

/** The Relay transform as an Rspack loader. */
export default function relayLoader(this: Rspack.LoaderContext, source: string): string {
  if (isParameters(this.resourcePath)) {
    this.addDependency(artifactOf(this.resourcePath));
    return withText(source, this.resourcePath);
  }
  return importArtifacts(source) ?? source;
}
