/**
 * @generated SignedSource<<8e8da9ebef4a9829c5286bfe162d7da9>>
 * @relayHash b8849f7e5bc44f29a2e860bf87ef517b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ae0b1a25e39517dd324cecdcbcf1ba8bbe4bc688cda0a71021a7f4e097f2adb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangeRequestListPageQuery } from './ChangeRequestListPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangeRequestListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ae0b1a25e39517dd324cecdcbcf1ba8bbe4bc688cda0a71021a7f4e097f2adb",
    "metadata": {},
    "name": "ChangeRequestListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
