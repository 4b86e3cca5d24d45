/**
 * @generated SignedSource<<e11e73149d810425e6eab70401f4b503>>
 * @relayHash a3dc96130d5d23d7994ffcdfe573edd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9e6260c76bafa7a03bb813c093b1f466c1c4a08f4ae51be80d011351295220e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassListPageQuery } from './ClassListPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9e6260c76bafa7a03bb813c093b1f466c1c4a08f4ae51be80d011351295220e",
    "metadata": {},
    "name": "ClassListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
