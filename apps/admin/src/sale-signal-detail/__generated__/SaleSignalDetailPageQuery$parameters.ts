/**
 * @generated SignedSource<<7861b373683f97635b16028bc9ce03a4>>
 * @relayHash ed4b6c932af59c9b7c7fbdd5bb92a2e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ac79dbe981199aeed69f4704227ec36f1cfb00fd61b182534f2e35ef40f2f2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SaleSignalDetailPageQuery } from './SaleSignalDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<SaleSignalDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ac79dbe981199aeed69f4704227ec36f1cfb00fd61b182534f2e35ef40f2f2f",
    "metadata": {},
    "name": "SaleSignalDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
