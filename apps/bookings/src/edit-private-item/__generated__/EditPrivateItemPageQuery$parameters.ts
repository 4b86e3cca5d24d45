/**
 * @generated SignedSource<<17018363675f11614919b70162121299>>
 * @relayHash a8d395bb511996dd844999d76c9e25aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 348658755438adec68e846e83ac175bb4dedbca6e06f68eb76776d438862e4fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditPrivateItemPageQuery } from './EditPrivateItemPageQuery.graphql';

const node: PreloadableConcreteRequest<EditPrivateItemPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "348658755438adec68e846e83ac175bb4dedbca6e06f68eb76776d438862e4fe",
    "metadata": {},
    "name": "EditPrivateItemPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
