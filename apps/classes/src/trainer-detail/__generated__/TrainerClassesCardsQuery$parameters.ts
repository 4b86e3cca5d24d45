/**
 * @generated SignedSource<<f0651786f5c033a1ac49166d862fa45d>>
 * @relayHash fc543fafddb7d4651297bb96e7d371e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 455656fdc1978c681c577b7c1aae1db081506cd78b94beac0c45ef2137aee18f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrainerClassesCardsQuery } from './TrainerClassesCardsQuery.graphql';

const node: PreloadableConcreteRequest<TrainerClassesCardsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "455656fdc1978c681c577b7c1aae1db081506cd78b94beac0c45ef2137aee18f",
    "metadata": {},
    "name": "TrainerClassesCardsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
