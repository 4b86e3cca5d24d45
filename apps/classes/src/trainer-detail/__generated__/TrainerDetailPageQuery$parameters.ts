/**
 * @generated SignedSource<<89330ddcc1aa782f9345fc0479cbb769>>
 * @relayHash 821335158d578179a045f568f8129df5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b92315fcacc4aa4c8efb6a199039dd7dc4288b5fa2eac3a2b3961b297c5d437

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrainerDetailPageQuery } from './TrainerDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TrainerDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b92315fcacc4aa4c8efb6a199039dd7dc4288b5fa2eac3a2b3961b297c5d437",
    "metadata": {},
    "name": "TrainerDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
