/**
 * @generated SignedSource<<f08f60bf4295257f794595462c6f2175>>
 * @relayHash d47b27d2833a978f7a0a3fc626c74087
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09624b3939ad7e76492bca2714d0c379d9c98055cf8fcf384570dc564906cfc5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreatePublicItemPageQuery } from './CreatePublicItemPageQuery.graphql';

const node: PreloadableConcreteRequest<CreatePublicItemPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09624b3939ad7e76492bca2714d0c379d9c98055cf8fcf384570dc564906cfc5",
    "metadata": {},
    "name": "CreatePublicItemPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
